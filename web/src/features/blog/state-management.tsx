import { Code } from '#shared/ui/code.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import cart from './samples/cart.ts?raw'

export const stateManagement: BlogPost = {
  id: 'state-management',
  title: 'How to manage state in React',
  lead: 'Before choosing a library for state, sort the state. Most of it turns out to belong somewhere that already exists.',
  body: (
    <>
      <h3>Four kinds of state</h3>
      <p>
        Look at any screen and ask of each changing value: who owns the truth? Four answers cover
        nearly everything.
      </p>
      <ul>
        <li>
          <strong>The server.</strong> Products, orders, reviews. What the browser has is a copy,
          and a copy grows old.
        </li>
        <li>
          <strong>The address bar.</strong> Which page, which filter, which product. If a reload or
          a shared link should bring it back, it belongs in the address.
        </li>
        <li>
          <strong>A form.</strong> Half-typed values that concern nobody until they are sent.
        </li>
        <li>
          <strong>The interface.</strong> An open menu, a chosen tab. Small, local, soon gone.
        </li>
      </ul>
      <p>
        Trouble starts when one kind is kept as if it were another: a list of orders copied into a
        global store, say, where nobody knows how old it is.
      </p>
      <h3>Let a cache look after the server’s state</h3>
      <p>
        A copy needs answers to dull questions. When is it stale? Who fetches it again after a
        write? What if two components ask at once? A query cache such as TanStack Query answers them
        in one place. You name each read with a key, and after a write you say which keys are no
        longer true. What used to be effects, flags and reducers becomes a line, and a component may
        simply assume that its data is there.
      </p>
      <h3>Keep the rest close, and derive what you can</h3>
      <p>
        Put interface state in <code>useState</code>, in the lowest component that needs it, and
        lift it only when a second one does. And do not store what you can compute. A total kept
        beside the lines it adds up will one day disagree with them; a total computed while
        rendering cannot.
      </p>
      <p>
        When several values change together, or the next state depends on the last in more than one
        way, write the rules down as a reducer. It is a plain function: the old state and what
        happened go in, the new state comes out.
      </p>
      <Code>{cart}</Code>
      <p>
        Note the names. An action says what happened, not which field to set, so the rules stay in
        one place. And nothing is changed in place: React compares by identity, and an array that
        was only pushed to looks to it like the same array.
      </p>
      <h3>When a store is right</h3>
      <p>
        Some state really is shared, changes often and has no server behind it: the document in an
        editor, the players in a game. Context alone serves poorly there, because each change
        renders every reader. A small store with selectors, such as Zustand or Redux Toolkit, serves
        well. But ask for it last. In a shop, after the server, the address, the forms and the menus
        have got back what is theirs, what is left is often a colour scheme and who is signed in.
      </p>
    </>
  ),
}
