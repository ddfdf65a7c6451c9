import { Router } from 'express';
import type { Documents } from './documents.js';

/** The pages to which the codes on printed invoices lead. */
export function pages(documents: Documents): Router {
  return Router()
    .get('/invoice/:nip/:day/:hash', (req, res) => {
      const found = documents.withHash(req.params.hash);
      if (found)
        res.send(page('Faktura jest w\u00a0systemie', `${found.number}: ${found.ksefNumber}`));
      else
        res
          .status(404)
          .send(page('Tej faktury tu nie ma', 'Nie została jeszcze przesłana albo ma inną treść.'));
    })
    .get('/certificate/*path', (_req, res) => {
      res.send(page('Certyfikat wystawcy', 'Zastępczy KSeF nie sprawdza podpisów.'));
    });
}

const page = (title: string, text: string): string => `<!doctype html>
<html lang="pl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${escaped(title)}</title>
</head>
<body>
  <p>Zastępczy KSeF do pokazu. Nic tu nie ma skutków prawnych.</p>
  <h1>${escaped(title)}</h1>
  <p>${escaped(text)}</p>
</body>
</html>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
