import '../styles/global.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { GALLERY_ROUTES } from './gallery-routes';

const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter(GALLERY_ROUTES)} />);
