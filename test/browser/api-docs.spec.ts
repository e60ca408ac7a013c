import * as shop from '@tech-house/shop'
import { expect, test } from '../support/browser.ts'

test('the API documentation shows every endpoint and loads nothing from other hosts [API-22]', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const response = await page.goto('/api/docs')
  expect(response?.headers()['content-security-policy']).toContain("default-src 'self'")
  await expect(page.getByRole('heading', { name: shop.name })).toBeVisible()
  await expect(page.getByText('/myorder/{id}')).toBeVisible()
  expect([...hosts]).toEqual([new URL(process.env.SHOP_URL ?? '').host])
})
