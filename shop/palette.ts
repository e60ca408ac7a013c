/** Green and copper, on a paper-like light ground and a dark green one. */
export const light = {
  background: { default: '#F6F7F2', paper: '#FFFFFF' },
  text: { primary: '#11201A', secondary: '#4C5C53', disabled: '#7C8A82' },
  primary: { main: '#0A6B4B', light: '#DDEFE6', dark: '#07503A', contrastText: '#FFFFFF' },
  secondary: { main: '#A9501A', light: '#F8E7DA', dark: '#833C11', contrastText: '#FFFFFF' },
  error: { main: '#B3261E' },
  success: { main: '#0A6B4B' },
  warning: { main: '#8A5A00' },
  info: { main: '#1F5F7A' },
  divider: '#DDE3DA',
}

export const dark = {
  background: { default: '#0B1411', paper: '#12201B' },
  text: { primary: '#E8F0EA', secondary: '#A9B9AF', disabled: '#74847B' },
  primary: { main: '#54D6A6', light: '#173A2D', dark: '#8BE7C5', contrastText: '#06231A' },
  secondary: { main: '#F2A662', light: '#3A2818', dark: '#F7C493', contrastText: '#2A1505' },
  error: { main: '#FF8A80' },
  success: { main: '#54D6A6' },
  warning: { main: '#F3C969' },
  info: { main: '#8CCBE6' },
  divider: '#24352E',
}
