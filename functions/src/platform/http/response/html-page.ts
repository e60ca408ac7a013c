import { name } from '@tech-house/shop'
import { light } from '@tech-house/shop/palette'

const { background, text: ink, primary, divider } = light
const styles = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: ${ink.primary}; background: ${background.default} }
body { margin: 0; padding: 24px 12px }
main { max-width: 560px; margin: 0 auto; padding: 28px 24px; box-sizing: border-box; background: ${background.paper}; border: 1px solid ${divider}; border-radius: 12px }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.3 }
p { margin: 0 0 24px }
button { padding: 12px 20px; border: 0; border-radius: 8px; font: inherit; font-weight: bold; color: ${primary.contrastText}; background: ${primary.main}; cursor: pointer }
a { color: ${primary.main} }`

/** A page behind a link of a mail. Its button posts to the page's own URL. Title and text are HTML. */
export const htmlPage = (title: string, text: string, button?: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<style>${styles}</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p>${button ? `<form method="post"><button>${button}</button></form>` : '<a href="/">To the shop</a>'}</main></body>
</html>
`
