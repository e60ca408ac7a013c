import { Code } from '#shared/ui/code.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import findByName from './samples/find-by-name.ts?raw'

export const arraySearch: BlogPost = {
  id: 'product-search',
  title: 'How to search products in an array by name',
  lead: 'You have an array of products and a search box. The first version takes one line. A version that people enjoy using takes about ten.',
  body: (
    <>
      <h3>The one-line version</h3>
      <p>
        To find things in an array, reach for <code>filter</code>. It calls your function for each
        product and keeps those for which the answer is true. The original array stays as it was.
      </p>
      <Code>{"products.filter(({ product }) => product.includes('RAM'))"}</Code>
      <p>
        Its cousin <code>find</code> stops at the first match and gives back the product itself, or{' '}
        <code>undefined</code>. Take that one when you look for exactly one thing, for instance by
        id.
      </p>
      <h3>What people really type</h3>
      <p>
        The line above fails in the first minute. Somebody types “ram”, in small letters. The next
        one types “pro samsung”, with the words the wrong way round, or leaves a space at the end. A
        third types “cafe” for a product called “Café”. None of them has made a mistake; we have.
      </p>
      <p>
        So treat both sides alike before comparing: split letters from their accents, drop the
        accents, and make everything small. Then cut the query into words, and ask that the name
        contains every one of them, in any order.
      </p>
      <Code>{findByName}</Code>
      <p>
        Two details are worth a look. An empty query gives an empty list of words, and{' '}
        <code>every</code> on an empty list is true, so an empty box shows all products without a
        special case. And the query is never made into a regular expression: a visitor who types{' '}
        <code>(</code> or <code>*</code> gets an honest search and not an error.
      </p>
      <h3>The best match first</h3>
      <p>
        With a long list, order matters as much as matching. A gentle rule goes far: names that
        begin with the query come first, and the rest keeps its order. Sort a copy with{' '}
        <code>toSorted</code>, since <code>sort</code> changes the array you hand it, and compare
        names with <code>localeCompare</code> or, for many of them, one shared{' '}
        <code>Intl.Collator</code>, which is quicker and can count “RTX 5070” before “RTX 10000”
        when you set <code>numeric</code>.
      </p>
      <h3>How far an array carries you</h3>
      <p>
        Further than you may think. Folding and comparing a thousand names takes a millisecond or
        so, well within one frame. If typing still stutters, the search is seldom to blame: look at
        the rendering of the results first.
      </p>
      <p>
        With tens of thousands of products, fold each name once when the list arrives and keep the
        result beside it. Beyond that, or when people expect their spelling mistakes to be forgiven,
        move the search to where the data lives and use an index made for it. Until then, ten lines
        that everybody understands are the better engine.
      </p>
    </>
  ),
}
