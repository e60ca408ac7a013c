import { formatPrice } from '@tech-house/api/parts/format-number'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#shared/testing/fake-api.ts'
import { textsOf } from '#shared/testing/queries.ts'
import { seededProducts } from '#shared/testing/seeded-products.ts'
import { show } from '#shared/testing/show.tsx'
import { BuildStarts } from './build-starts-list.tsx'

const idOf = (image: string) => image.replace(/.*\/|\.svg$/g, '')

/** Shows the complete builds of a shop without these products. */
async function linksTo(missing: (id: string) => boolean) {
  const asked = fakeApi({
    'POST /api/search/lines': async (request) => {
      const { lines } = (await request.json()) as { lines: { productId: string }[] }
      const found = lines.map(({ productId }) => ({
        products: seededProducts
          .filter(({ image }) => idOf(image) === productId && !missing(productId))
          .map((product) => ({ ...product, _id: productId })),
        isExact: true,
        isWholeText: false,
        quantities: ['1'],
        isLeftOut: false,
      }))
      return { lines: found }
    },
  })
  const { unmount } = show(<BuildStarts />)
  await waitFor(() => expect(asked).toHaveLength(1))
  if (!missing('any')) await screen.findAllByRole('link')
  const texts = textsOf(screen.queryAllByRole('link'))
  unmount()
  return texts
}

test('an empty build offers complete ones, if the shop has all of their parts [FIT-6]', async () => {
  expect(await linksTo(() => false)).toEqual([
    `Office, ${formatPrice(704.93)}`,
    `Games at 1440p, ${formatPrice(1054.92)}`,
    `Games at 4K, ${formatPrice(2358.93)}`,
  ])
  expect(await linksTo((id) => id === 'nzxt-h5-flow-white')).toHaveLength(2)
  expect(await linksTo(() => true)).toEqual([])
})
