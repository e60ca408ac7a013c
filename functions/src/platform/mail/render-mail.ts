import * as shop from '@tech-house/shop'
import { light } from '@tech-house/shop/palette'
import type { Mail } from '../../contract/mail.ts'

const seller = [shop.name, shop.contact.email, shop.contact.phone].filter(Boolean).join(', ')
const { background, text: textColors, primary, divider } = light

/** Of a mail to `SHOP_EMAIL`. */
export const shopReason = "You receive this email because yours is the shop's notification address."

export interface MailContent {
  subject: string
  heading: string
  paragraphs: string[]
  facts?: [string, string][]
  link?: { label: string; path: string }
  /** What the law wants below a contract: the seller, and pages of the shop. */
  legal?: { lines: string[]; links: { label: string; path: string }[] }
  reason: string
}

export function renderMail(
  content: MailContent,
  siteUrl?: string,
  unsubscribe?: string,
): Mail['message'] {
  const { subject, heading, paragraphs, facts = [], link, legal, reason } = content
  const mail = {
    heading: oneLine(heading),
    paragraphs: paragraphs.map(oneLine),
    facts: facts.map(([label, value]): [string, string] => [label, oneLine(value)]),
    link:
      link && siteUrl ? { label: link.label, url: new URL(link.path, siteUrl).href } : undefined,
    legal: legal?.lines.map(oneLine) ?? [],
    pages: siteUrl
      ? (legal?.links ?? []).map(({ label, path }) => ({ label, url: new URL(path, siteUrl).href }))
      : [],
    reason: oneLine(reason),
    unsubscribe: unsubscribe ? { label: 'Stop these mails', url: unsubscribe } : undefined,
  }
  return { subject: oneLine(subject), text: renderText(mail), html: renderHtml(mail) }
}

interface Link {
  label: string
  url: string
}

interface RenderedMail extends Required<Omit<MailContent, 'subject' | 'link' | 'legal'>> {
  legal: string[]
  pages: Link[]
  link: Link | undefined
  unsubscribe: Link | undefined
}

function renderText(mail: RenderedMail): string {
  const { heading, paragraphs, facts, link, legal, pages, reason, unsubscribe } = mail
  const formatLink = ({ label, url }: Link) => `${label}: ${url}`
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    link ? formatLink(link) : '',
    [...legal, ...pages.map(formatLink)].join('\n'),
    ['-- ', seller, reason, ...(unsubscribe ? [formatLink(unsubscribe)] : [])].join('\n'),
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** A table layout with inline styles, which mail programs show alike. */
function renderHtml(mail: RenderedMail): string {
  const { heading, paragraphs, facts, link, legal, pages, reason, unsubscribe } = mail
  const content = [
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    facts.length > 0 ? renderFacts(facts) : '',
    link ? renderButton(link) : '',
    legal.length + pages.length > 0
      ? `<p style="margin:24px 0 0;font-size:13px">${[...legal.map(escapeHtml), ...pages.map((page) => renderLink(page, `color:${primary.main}`))].join('<br>')}</p>`
      : '',
  ].join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;padding:0;background:${background.default}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background.default}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font:16px/1.5 Arial,Helvetica,sans-serif;color:${textColors.primary};overflow-wrap:anywhere">
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:bold;color:${primary.main}">${escapeHtml(shop.name)}</td></tr>
<tr><td style="padding:28px 24px;background:${background.paper};border:1px solid ${divider};border-radius:12px">${content}</td></tr>
<tr><td style="padding:16px 0 0;font-size:13px;color:${textColors.secondary}">${escapeHtml(seller)}<br>${escapeHtml(reason)}${unsubscribe ? ` ${renderLink(unsubscribe, `color:${textColors.secondary}`)}` : ''}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function renderFacts(facts: [string, string][]): string {
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th align="left" scope="row" style="padding:8px 16px 8px 0;border-top:1px solid ${divider};font-weight:normal;color:${textColors.secondary};white-space:nowrap;vertical-align:top">${escapeHtml(label)}</th><td style="padding:8px 0;border-top:1px solid ${divider}">${escapeHtml(value)}</td></tr>`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;font-size:16px">${rows.join('')}</table>`
}

const renderButton = (link: Link) =>
  renderLink(
    link,
    `display:inline-block;padding:12px 20px;border-radius:8px;background:${primary.main};color:${primary.contrastText};font-weight:bold;text-decoration:none`,
  )

/** Opens in a new window, because a mail program may show the mail in a frame. */
const renderLink = ({ label, url }: Link, style: string) =>
  `<a href="${escapeHtml(url)}" target="_blank" rel="noopener" style="${style}">${escapeHtml(label)}</a>`

/** Names of products may contain line breaks, which would add a header or a line to the mail. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
