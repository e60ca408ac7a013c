/** A window that is high enough for a sticky element. */
export const tallViewport = '@media (min-height: 480px)'
