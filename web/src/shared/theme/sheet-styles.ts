/** Sheets of any paper size, black on white in every theme; nothing else is printed. */
export const sheetStyles = `
.sheets { display: none; }
@page { margin: 16mm 18mm; }
@media print {
  html, body { background: white !important; min-height: 0 !important; }
  body > :not(.sheets) { display: none !important; }
  .sheets {
    display: block; color: black; color-scheme: light;
    font-size: 9.5pt; line-height: 1.45; font-variant-numeric: tabular-nums; overflow-wrap: anywhere;
  }
  .sheets > section:not(:last-child) { break-after: page; }
  .sheets header, .parties { display: flex; justify-content: space-between; gap: 8mm; }
  .sheets header { border-bottom: 1.5pt solid; padding-bottom: 4mm; }
  .sheets header p { display: flex; align-items: center; gap: 3mm; font-size: 15pt; }
  .sheets img { height: 1cm; }
  .sheets address { font-style: normal; white-space: pre-line; }
  .sheets small { display: block; }
  .sheets header address { font-size: 8.5pt; text-align: right; }
  .sheets h2 { font-size: 22pt; margin: 7mm 0 5mm; }
  .parties > * { flex: 1; }
  .sheets dl { display: grid; grid-template-columns: max-content 1fr; column-gap: 6mm; align-content: start; }
  .sheets :is(dl, dd) { margin: 0; }
  .sheets table { width: 100%; margin-top: 7mm; border-spacing: 0; }
  .sheets thead, .sheets tr, .sheets table + dl { break-inside: avoid; }
  .sheets :is(td, th) { padding: 1.4mm 0 1.4mm 6mm; border-bottom: 0.5pt solid silver; text-align: right; vertical-align: top; white-space: nowrap; }
  .sheets th { border-bottom: 1pt solid; }
  .sheets :is(td, th):first-child { padding-left: 0; }
  .sheets :is(td, th):nth-child(2) { width: 99%; text-align: left; white-space: normal; }
  .sheets :is(th, dt) { font-weight: 600; }
  .sheets table + dl { grid-template-columns: 1fr max-content; margin: 3mm 0 6mm; text-align: right; break-before: avoid; }
  .sheets table + dl dt { font-weight: 400; }
  .sheets table + dl :is(dt, dd):nth-of-type(1) { font-size: 11pt; font-weight: 600; }
  .sheets section > p { white-space: pre-line; break-before: avoid; }
  .tick { display: inline-block; width: 4mm; height: 4mm; border: 0.75pt solid; }
}`
