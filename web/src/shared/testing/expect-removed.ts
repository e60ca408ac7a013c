import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the element is gone; unlike `waitForElementToBeRemoved` also if it was gone before. */
export const expectRemoved = (element: Element): Promise<void> =>
  waitFor(() => expect(element.isConnected).toBe(false))
