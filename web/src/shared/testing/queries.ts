import { screen } from '@testing-library/react'

export const textsOf = (elements: HTMLElement[]): string[] =>
  elements.map(({ textContent }) => textContent)

/** The target of the link with this name. */
export const hrefOf = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href')
