/** A window with room for something that stays in it. */
export const tallViewport = '@media (min-height: 480px)'
