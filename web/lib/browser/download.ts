/** Downloads what is at an address of the shop; the page stays. Without a name the server's is taken. */
export function download(path: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: path, download: name }).click();
}

/** Downloads what was made in the browser. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  download(address, name);
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address));
}
