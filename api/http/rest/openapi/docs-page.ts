import { fileURLToPath } from 'node:url';
import express, { type RequestHandler, Router } from 'express';
import { WHOLE_FILES } from '../../../shared/project-files.js';

const FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png']);
const FOR_AN_HOUR = 'public, max-age=3600';

/** /api/docs: Swagger UI, served from this origin and without inline scripts. */
export function apiDocs(): Router {
  const directory = fileURLToPath(
    new URL('.', import.meta.resolve('swagger-ui-dist/package.json')),
  );
  const files = express.static(directory, {
    ...WHOLE_FILES,
    setHeaders: (res) => res.setHeader('Cache-Control', FOR_AN_HOUR),
  });
  const router = Router();
  router.use(withoutSlash);
  router.use(only('/', 'html', PAGE), only('/start.js', 'js', START));
  return router.use((req, res, next) => (FILES.has(req.path) ? files(req, res, next) : next()));
}

/** Redirects to "/api/docs/", because the page's URLs are relative to that. */
const withoutSlash: RequestHandler = (req, res, next) => {
  const [path = ''] = req.originalUrl.split('?');
  if (req.path === '/' && !path.endsWith('/')) return res.redirect(301, `${path}/`);
  next();
};

function only(path: string, type: string, text: string): RequestHandler {
  return (req, res, next) => {
    if (req.path !== path || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    res.set('Cache-Control', FOR_AN_HOUR).type(type).send(text);
  };
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>REST API</title>
    <link rel="icon" href="favicon-32x32.png" />
    <link rel="stylesheet" href="swagger-ui.css" />
    <script src="swagger-ui-bundle.js" defer></script>
    <script src="start.js" defer></script>
  </head>
  <body>
    <main id="api"></main>
    <noscript>The same as JSON: <a href="../openapi.json">openapi.json</a></noscript>
  </body>
</html>
`;

/** The validator is off, because it calls another site. */
const START = `SwaggerUIBundle({
  url: '../openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
});
`;
