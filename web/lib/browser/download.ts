/** Downloads a file of the shop without leaving the page. Without a name the server's file name is used. */
export function download(path: string, name = ''): void {
  Object.assign(document.createElement('a'), { href: path, download: name }).click();
}

/** Downloads a file that the browser has generated. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  download(address, name);
  // The download starts after this task, so the URL must stay valid until then.
  setTimeout(() => URL.revokeObjectURL(address));
}
