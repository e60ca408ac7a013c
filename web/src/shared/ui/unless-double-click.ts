/**
 * For a dialog's `onClose`: without the second click of the double click that opened the dialog, which
 * meets the backdrop.
 */
export const unlessDoubleClick =
  (close: () => void) =>
  (event: object): void => {
    const isSecondClick = 'detail' in event && Number(event.detail) > 1
    if (!isSecondClick) close()
  }
