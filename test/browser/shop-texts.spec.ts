import { expect, test } from '../support/browser.ts'

test('the footer leads to the texts, whose documents are complete and in the sitemap; contact also has the mail address [REACH-1]', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Service' }).getByRole('link')
  for (const name of ['Contact', 'Imprint', 'Privacy', 'Terms', 'Returns']) {
    const path = `/${name.toLowerCase()}`
    await links.filter({ hasText: name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('Example text: replace it')).toBeVisible()
    expect(await (await request.get(path)).text()).toContain('Example text: replace it')
    expect(sitemap).toContain(`${path}</loc>`)
  }
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/)
})
