/** What to find on the page: all given properties must match. */
export interface Query {
  role?: string
  /** The whole accessible name. */
  name?: string
  /** The whole label of a form field. */
  label?: string
  /** A part of the visible text. */
  text?: string
  within?: Query
}

const named = (role: string) => (name: string, within?: Query) => ({
  role,
  name,
  ...(within && { within }),
})

export const button = named('button')
export const heading = named('heading')
export const link = named('link')
export const field = (label: string): Query => ({ label })
export const text = (part: string): Query => ({ text: part })
export const row = (part: string): Query => ({ role: 'row', text: part })

export const navigation: Query = { role: 'navigation', name: 'Main' }
export const productCards: Query = { role: 'listitem', text: 'Order now' }
export const card = (product: string): Query => ({ role: 'listitem', text: product })
/** A button in a table row and the one in its dialog have the same name. */
export const dialog: Query = { role: 'dialog' }
