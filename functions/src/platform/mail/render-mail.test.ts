import * as shop from '@tech-house/shop'
import { expect, test } from 'vitest'
import { type MailContent, renderMail } from './render-mail.ts'

const content: MailContent = {
  subject: 'Your order is booked: Test drive',
  heading: 'Your order is booked',
  paragraphs: ['Thank you for your order.', 'You can cancel it.'],
  facts: [
    ['Product', 'Test drive'],
    ['Quantity', '2 pieces'],
  ],
  link: { label: 'See your order', path: '/dashboard/order/o1' },
  reason: `You have ordered at ${shop.name}.`,
}

test('a mail says the same in text and HTML, and how to reach the shop [MAIL-1]', () => {
  const { email, phone } = shop.contact
  const seller = [shop.name, ...[email, phone].filter(Boolean)].join(', ')
  const { subject, text, html } = renderMail(content, 'https://shop.example')
  expect(subject).toBe('Your order is booked: Test drive')
  expect(text).toBe(`Your order is booked

Thank you for your order.

You can cancel it.

Product: Test drive
Quantity: 2 pieces

See your order: https://shop.example/dashboard/order/o1

-- 
${seller}
${content.reason}
`)
  const facts = (content.facts ?? []).flat()
  const { heading, paragraphs, reason } = content
  expect(html).toContain(`>${seller}<br>`)
  for (const words of [heading, ...paragraphs, ...facts, 'See your order', reason]) {
    expect(html).toContain(`>${words}</`)
  }
  expect(html).toContain('href="https://shop.example/dashboard/order/o1"')
})

test('a mail that can be unsubscribed says where, in text and HTML, and loads nothing from the network [OPS-2]', () => {
  const url = 'https://shop.example/api/unsubscribe/m1'
  const { text, html } = renderMail(content, 'https://shop.example', url)
  expect(text).toContain(`${content.reason}\nStop these mails: ${url}\n`)
  expect(html).toContain(`href="${url}"`)
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)|src=|background=|url\(|@import/i)
})

test('a mail without the URL of the shop has no link [MAIL-1]', () => {
  const { text, html } = renderMail(content)
  expect(text).not.toContain('See your order')
  expect(html).not.toContain('<a ')
})

test('markup and line breaks of a product stay text on their line [MAIL-1]', () => {
  const product = `<img src=x onerror="alert('1')">\r\nBcc: all@example.com\u2028& more`
  const { subject, text, html } = renderMail({
    ...content,
    subject: product,
    heading: product,
    paragraphs: [product],
    facts: [[`Product`, product]],
    reason: product,
  })
  expect(subject).toBe(`<img src=x onerror="alert('1')"> Bcc: all@example.com & more`)
  expect(text).not.toMatch(/^Bcc/m)
  expect(html).not.toMatch(/<img|onerror="/)
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt;/g)).toHaveLength(5)
})
