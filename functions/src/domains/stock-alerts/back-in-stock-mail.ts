import * as shop from '@tech-house/shop'
import type { Product } from '../../contract/catalog/product.ts'
import type { MailContent } from '../../platform/mail/render-mail.ts'

export function backInStockMail({ _id, product }: Pick<Product, '_id' | 'product'>): MailContent {
  return {
    subject: `Back in stock: ${product}`,
    heading: `${product} is back in stock`,
    paragraphs: [
      'You asked us to tell you when this product is back. You can order it now.',
      'We have not set a piece aside for you, so it may be sold out again soon.',
    ],
    link: { label: 'See the product', path: `/product/${_id}` },
    reason: `You get this mail once, because you asked for it at ${shop.name}. We do not write about this product again unless you ask again.`,
  }
}
