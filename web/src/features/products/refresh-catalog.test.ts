import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { rememberWrite } from '#shared/writes/recent-writes.ts'

const updateCatalog = vi.hoisted(() => vi.fn<(feed: string) => Promise<string>>())
vi.mock('./search/search-client.ts', () => ({ updateCatalog }))

beforeEach(() => vi.resetModules())
afterEach(() => {
  localStorage.clear()
  updateCatalog.mockReset()
  vi.unstubAllGlobals()
})

const aPage = async () => (await import('./refresh-catalog.ts')).refreshCatalog

test('after the first feed only the changes are read, after a write past the caches [CAT-8]', async () => {
  const asked = fakeApi({
    'GET /api/catalog': () => new Response('whole'),
    'GET /api/catalog?since=1': () => new Response('changes'),
    'GET /api/catalog?since=2': () => new Response('more changes'),
  })
  const refreshCatalog = await aPage()
  updateCatalog.mockResolvedValueOnce('1').mockResolvedValueOnce('2').mockResolvedValueOnce('3')
  expect(await refreshCatalog()).toBe('1')
  expect(await refreshCatalog()).toBe('2')
  expect(updateCatalog.mock.calls).toEqual([['whole'], ['changes']])
  rememberWrite()
  await expect(refreshCatalog()).rejects.toThrow('No answer for')
  expect(asked.at(-1)?.url).toMatch(/catalog\?fresh=\d+&since=2$/)
  localStorage.clear()
  expect(await refreshCatalog()).toBe('3')
})

test('a worker that failed gets a whole feed again [CAT-8]', async () => {
  fakeApi({
    'GET /api/catalog': () => new Response('whole'),
    'GET /api/catalog?since=1': () => new Response('changes'),
  })
  const refreshCatalog = await aPage()
  updateCatalog.mockResolvedValueOnce('1')
  await refreshCatalog()
  updateCatalog.mockRejectedValueOnce(new Error('The search worker does not run'))
  await expect(refreshCatalog()).rejects.toThrow('does not run')
  updateCatalog.mockResolvedValueOnce('3')
  expect(await refreshCatalog()).toBe('3')
  expect(updateCatalog.mock.lastCall).toEqual(['whole'])
})
