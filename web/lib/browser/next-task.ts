/** Waits for the next task, so that the browser can handle input before the work continues. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
