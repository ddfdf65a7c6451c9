/** Structured data of schema.org, for search engines; `@context` is added to the data. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // A "<" could end the script element.
  const safe = json.replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safe }} />;
}
