/** What `start` uses of the router, so that main.ts can evaluate it in a task of its own. */
// biome-ignore lint/performance/noBarrelFile: a chunk
export { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
