/** Lets the browser see to the page before the code goes on. */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))
