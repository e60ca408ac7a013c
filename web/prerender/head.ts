import type { PageFile } from './pages.ts'

const name = 'Tech House'
const slogan = 'Tech House · computer parts for your next build'
const summary = 'Graphic cards, memory, drives and everything else a computer is made of.'

/** The metadata for search engines and social networks; `url` is the shop's own. */
export function headOf({ path, description }: PageFile, url: string): string {
  if (!description) return '<meta name="robots" content="noindex" />'
  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${new URL(path, url).href}" />`,
    path === '/' ? landing(url) : '',
  ].join('')
}

function landing(url: string): string {
  const picture = new URL('/social.jpg', url).href
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:title', slogan),
    meta('property', 'og:description', summary),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${JSON.stringify(linkedData(url))}</script>`,
  ].join('')
}

function linkedData(url: string) {
  const at = (path: string) => new URL(path, url).href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': ['Organization', 'OnlineStore'],
        '@id': at('/#shop'),
        name,
        legalName: 'Tech House LTD',
        url: at('/'),
        logo: at('/icon-512.png'),
        image: at('/social.jpg'),
        description: summary,
        foundingDate: '2020',
      },
      {
        '@type': 'WebSite',
        '@id': at('/#site'),
        name,
        url: at('/'),
        publisher: { '@id': at('/#shop') },
      },
    ],
  }
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${content}" />`
