/**
 * Watches the document for changes that a page translated by the browser would not survive: a translator replaces text
 * nodes, so React must neither change nor remove a text that has siblings, nor insert an element before a text. Returns
 * a function that stops watching and lists such changes. Not for the staff area, which is not translated.
 */
export function watchTexts(): () => string[] {
  const faults: string[] = [];
  const collect = (records: MutationRecord[]) => {
    if (document.documentElement.translate) faults.push(...records.flatMap(faultsOf));
  };
  const observer = new MutationObserver(collect);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    collect(observer.takeRecords());
    observer.disconnect();
    return [...new Set(faults)];
  };
}

function faultsOf({
  target,
  addedNodes,
  removedNodes,
  previousSibling,
  nextSibling,
}: MutationRecord) {
  const hasSiblings = Boolean(previousSibling ?? nextSibling);
  if (target instanceof Text)
    return target.previousSibling || target.nextSibling ? [`changed "${target.data}"`] : [];
  if (addedNodes.length > 0 && nextSibling instanceof Text)
    return [`inserted before "${nextSibling.data}"`];
  const texts = [...removedNodes].filter((node) => node instanceof Text);
  return hasSiblings ? texts.map(({ data }) => `removed "${data}"`) : [];
}
