import type { ProductDetails } from '@tech-house/api/contract/catalog/product'
import { isSoldOut } from '@tech-house/api/contract/catalog/stock'
import { specificationEntries } from '@tech-house/api/contract/specifications/specification-text'

/** The product for search engines, by https://schema.org/Product. */
export function ProductStructuredData({ product }: { product: ProductDetails }) {
  const { origin } = window.location
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.product,
    sku: product._id,
    category: product.type,
    description: product.description,
    image: new URL(product.image, origin).href,
    offers: {
      '@type': 'Offer',
      price: product.price,
      priceCurrency: 'USD',
      availability: `https://schema.org/${isSoldOut(product) ? 'OutOfStock' : 'InStock'}`,
      url: `${origin}/product/${encodeURIComponent(product._id)}`,
    },
    ...(product.specs && {
      additionalProperty: specificationEntries(product.specs).map(({ field, lines }) => ({
        '@type': 'PropertyValue',
        name: field.label,
        value: lines.join('; '),
      })),
    }),
  }
  // An end tag in a text would end the script when the page is rendered on a server.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json">{json}</script>
}
