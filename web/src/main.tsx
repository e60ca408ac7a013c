import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Providers } from '#app/providers.tsx'
import { routes } from '#app/routes.tsx'
import { CallError } from '#shared/api/call-error.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root, { onCaughtError: reportUnexpected }).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
)

/** A call that failed is shown in its place already. */
function reportUnexpected(error: unknown): void {
  if (!(error instanceof CallError)) reportError(error)
}
