import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { show } from '#shared/testing/show.tsx'
import { BrowserHealth } from './browser-health.tsx'

test('staff see what browsers reported about each page [OPS-3]', async () => {
  const none = { good: 0, medium: 0, poor: 0 }
  const page = { page: '/product/:id', errors: 1200, chunks: 2, INP: none, CLS: none }
  const LCP = { good: 3, medium: 1, poor: 0 }
  fakeApi({ 'GET /api/browser-reports': { since: '2026-11-23', pages: [{ ...page, LCP }] } })
  show(<BrowserHealth />)
  const table = await screen.findByRole('table', { name: 'Browsers' })
  const cells = textsOf(within(table).getAllByRole('cell'))
  expect(cells).toEqual(['/product/:id', '1,200', '2', '75 % of 4', '–', '–'])
})
