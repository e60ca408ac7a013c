import * as shop from '@tech-house/shop'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { show } from '#shared/testing/show.tsx'
import { TopNavigation } from './top-navigation.tsx'

/** The navigation's links and their targets. */
function entries() {
  const main = within(screen.getByRole('navigation', { name: 'Main' }))
  const links = main
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  return { links, logout: main.queryByRole('button', { name: 'Logout' }) }
}

const always = [
  [shop.name, '/'],
  ['Home', '/'],
  ['Blogs', '/blogs'],
  ['Portfolio', '/portfolio'],
]

test('signed out, the navigation ends with Login [NAV-1]', () => {
  show(<TopNavigation />)
  expect(entries()).toEqual({ links: [...always, ['Login', '/login']], logout: null })
})

test('signed in, it ends with Dashboard and Logout and has no Login [NAV-2]', () => {
  localStorage.setItem('accessToken', 'token')
  show(<TopNavigation />)
  const { links, logout } = entries()
  expect(links).toEqual([...always, ['Dashboard', '/dashboard']])
  expect(logout).not.toBeNull()
})

test('on a phone the search, the products, a build and a quick order are one press away [NAV-1]', async () => {
  show(<TopNavigation />)
  // Hidden in the wide window of jsdom.
  const targets = ['Products', 'Build', 'Quick order'].map((name) =>
    screen.getByText(name).getAttribute('href'),
  )
  expect(targets).toEqual(['/#services', '/build', '/quick-order'])
  const { showModal } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  await userEvent.click(screen.getByLabelText('Search the shop', { selector: 'button' }))
  HTMLDialogElement.prototype.showModal = showModal
  expect(document.activeElement?.getAttribute('type')).toBe('search')
})

test.each([
  ['/', 0],
  ['/blogs', 1],
])('every page has one search for products; %s has %i in the navigation [CAT-2]', (path, count) => {
  show(<TopNavigation />, undefined, path)
  expect(screen.queryAllByRole('searchbox')).toHaveLength(count)
})
