import { Code } from '#shared/ui/code.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import searchBox from './samples/search-box.tsx?raw'

export const reactPerformance: BlogPost = {
  id: 'react-performance',
  title: 'How to make a slow React page fast',
  lead: 'Most slow React pages are slow for one of four reasons, and only one of them is cured by memo. Here is the order in which we look.',
  body: (
    <>
      <h3>Measure before you touch anything</h3>
      <p>
        A page can be slow to arrive, slow to answer, or slow to settle, and the three have
        different cures. Build the page for production, slow the processor down in the browser’s
        tools, and record what you actually do: load, type, scroll. A long grey bar before the first
        picture is download. A long yellow bar after a keystroke is rendering. Content that jumps is
        layout.
      </p>
      <p>
        React’s own profiler then names the component. Write the number down. An optimisation
        without a number before and a number after is a guess that has to be maintained.
      </p>
      <h3>Send less code</h3>
      <p>
        The fastest component is the one that a visitor never downloads. Somebody who reads the
        front page of a shop needs neither the admin’s tables nor the form for a new product. Load
        each route with <code>lazy()</code> and a dynamic <code>import()</code>, and put one{' '}
        <code>Suspense</code> boundary around the place where pages change.
      </p>
      <p>
        Do the same with heavy libraries. If nobody can sign in before the page has painted, the
        sign-in library can come after it. Check a package’s weight before you add it; that is
        easier than getting rid of it.
      </p>
      <h3>Render less, and less urgently</h3>
      <p>
        When state changes, React renders the component that holds it and everything below. So the
        first cure is to move state down: a search box that keeps its text in itself does not
        disturb the page around it. The second is to hand slow content in as <code>children</code>,
        because an element that has not changed is not rendered again.
      </p>
      <p>
        Only then comes <code>memo</code>, and it works best with a companion. Below, every
        keystroke updates the box at once, while the list may lag a little behind. React drops a
        list that is out of date before it is finished.
      </p>
      <Code>{searchBox}</Code>
      <p>
        Without <code>memo</code> this would gain nothing: the list would be rendered with the box,
        deferred value or not. If your build uses the React Compiler, it writes such memoisation for
        you, and you can leave it out.
      </p>
      <h3>Keep still</h3>
      <p>
        Speed is also the feeling that nothing jumps. Give every picture its width and height, so
        that its place is kept. Load pictures below the fold with <code>loading="lazy"</code>, and
        never the one at the top. Give list items a key that belongs to the thing and not to its
        position, or React will rebuild rows that only moved.
      </p>
      <p>
        Then measure again. If the number did not move, take the change out: simple code that is as
        fast is the better code.
      </p>
    </>
  ),
}
