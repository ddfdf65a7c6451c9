/**
 * Lays out what a page has put off (`data-later`, global.css), piece by piece, so that the page goes on answering.
 * From then on every height is the true one, as scrolling back to a place needs it.
 */
export async function layOutRest(): Promise<void> {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-later]')];
  for (const part of parts) {
    await new Promise(requestAnimationFrame);
    part.style.contentVisibility = 'visible';
  }
  document.documentElement.removeAttribute('data-arriving');
  for (const part of parts) part.style.contentVisibility = '';
}
