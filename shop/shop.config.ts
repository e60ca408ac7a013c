/** What makes this shop its owner's: docs/owner.md, "Make it your shop". */

export const name = 'Tech House'
export const legalName = 'Tech House LTD'

/** The first words of the landing page. */
export const welcome = 'we are tech house'
export const invitation = 'collect your necessary computer component'
/** In the footer, after the legal name. */
export const slogan = 'Providing reliable tech since 2020'
/** For search engines and the web app manifest. */
export const description =
  'Graphics cards, memory, drives and everything else a computer is made of.'
export const foundingYear = 2020

/** The promo of the landing page; `undefined`: none. */
export const promo: { label: string; heading: string; button: string } | undefined = {
  label: 'Deal Of The Day',
  heading: 'Save Up to 60% Off!',
  button: 'Get Started',
}
/** The shop's own figures on the landing page; empty: none. */
export const statistics: { label: string; value: string }[] = [
  { label: 'Countrys', value: '120+' },
  { label: 'Happy Client', value: '3,200+' },
  { label: 'Feedbacks', value: '1,200+' },
]

/** The words of the button that orders. Some countries ask for others, such as 'Order with obligation to pay'. */
export const orderButton: string = 'Confirm order'

/** The seller on invoices and other documents: the name, then address, tax number and so on. */
export const legalLines: string[] = [legalName]
/**
 * The tax that every price contains, by the country of the buyer, or `'*'` for all others. A rate holds from its day on, in UTC, or from a
 * time such as '2027-01-01T00:00+01:00'; 0 names no tax. `'none'`: an export, on which documents say `exportText`. With the mode
 * `origin`, countries with rates pay those of `origin`, where the shop is and what is collected is taxed.
 */
export const tax: {
  origin: string
  mode: 'origin' | 'destination'
  rates: Record<string, 'none' | { from: string; percent: number }[]>
  exportText: string
} = {
  origin: 'US',
  mode: 'origin',
  rates: { '*': [{ from: '2020-01-01', percent: 0 }] },
  exportText: '',
}
/** How to pay, on documents, after booking and in mails. `{number}` is the number of the purchase, `{sum}` what is left to pay. */
export const paymentText: string =
  'Please transfer {sum} to our bank account with the reference {number}.'

/**
 * How orders reach their buyers, in the order in which they are offered, with the hundredths that they cost: `countries` are ISO
 * codes, `'*'` all of them. `freeFromCents` compares the goods with their tax. `collection` needs no address.
 */
export const delivery: {
  id: string
  name: string
  countries: string[]
  priceCents: number
  freeFromCents?: number
  /** Such as '1' or '2–4'. */
  days: string
  collection?: boolean
}[] = [
  {
    id: 'parcel',
    name: 'Parcel',
    countries: ['*'],
    priceCents: 990,
    freeFromCents: 10_000,
    days: '2–4',
  },
  {
    id: 'collection',
    name: 'Collection in the shop',
    countries: ['US'],
    priceCents: 0,
    days: '1',
    collection: true,
  },
]

/** For the contact page and the end of mails. What is empty is not shown. */
export const contact = {
  email: 'hello@techhouse.example',
  phone: '',
  hours: '',
}

/** A network without a URL is not shown. */
export const socialLinks = {
  Twitter: 'https://twitter.com',
  YouTube: 'https://www.youtube.com',
  Facebook: 'https://www.facebook.com',
}

/** The ISO 4217 code of all prices. */
export const currency: string = 'USD'

/** The days after the last parcel in which customers can withdraw from a purchase; 0 hides it. */
export const withdrawalDays: number = 14
