/** It may come after the first has finished, or meet the backdrop of the dialog that the first has opened. */
export const unlessDoubleClick =
  (act: () => void) =>
  (event: object): void => {
    const isSecondClick = 'detail' in event && Number(event.detail) > 1
    if (!isSecondClick) act()
  }
