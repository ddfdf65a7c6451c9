const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;
const SHORT = /\/k\/([\w-]{22})(?![\w-])/;

/** The id of the configuration that a link of the configurator, long or short, leads to; null for any other text. */
export function configurationIdOf(link: string): string | null {
  const [id] = UUID.exec(link) ?? [];
  if (id) return id.toLowerCase();
  const [, code] = SHORT.exec(link) ?? [];
  return code ? idOfCode(code) : null;
}

/** The 22 characters of a short link are the 16 bytes of the id. */
function idOfCode(code: string): string {
  const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  );
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
