import { Code } from '#shared/ui/code.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import totalInCentsTest from './samples/total-in-cents.test.ts?raw'
import totalInCents from './samples/total-in-cents.ts?raw'

export const unitTests: BlogPost = {
  id: 'unit-tests',
  title: 'Why we write unit tests',
  lead: 'Not to reach a percentage, and not to prove that there are no bugs. A unit test is the cheapest way to change code next year without fear.',
  body: (
    <>
      <h3>What a unit test buys</h3>
      <p>
        A unit test runs one small piece of code, with no network and no database, and says what
        must come out. It takes a millisecond, so thousands can run while you reach for your coffee.
        When one fails, it names the sentence that is no longer true, and usually the line that
        broke it.
      </p>
      <p>
        That speed changes how you work. You can rename, split and simplify, because a mistake shows
        at once and not in a letter from a customer. A test is also a description that cannot go out
        of date: if it did, it would fail.
      </p>
      <h3>A small example</h3>
      <p>
        Money is a good place to begin. In JavaScript <code>69.99 * 3</code> is not{' '}
        <code>209.97</code> but a tiny bit less, so a shop counts in whole cents:
      </p>
      <Code>{totalInCents}</Code>
      <p>And here is what we promise about it. This file runs with every change to this shop.</p>
      <Code>{totalInCentsTest}</Code>
      <p>
        The titles are sentences in the present tense. Read alone, they tell what the function does.
        The second test takes a list, because the edges are where mistakes live: nothing, less than
        nothing, a fraction, and what is not a number at all.
      </p>
      <h3>What to test, and what not</h3>
      <p>
        Test rules: prices, limits, dates, who may do what. Test the result that the caller sees,
        not the steps inside; a test that knows the steps breaks with every improvement and protects
        nothing. Do not test that the library you use works, and do not test a getter.
      </p>
      <p>
        Be careful with stand-ins. If a test replaces the database, the clock and the network, what
        is left may be a test of the stand-ins. The better way is to keep rules in functions that
        need none of them: data in, data out. Then nothing has to be replaced.
      </p>
      <h3>Where unit tests end</h3>
      <p>
        A thousand green unit tests do not show that the button calls the function. For that you
        need a few tests through the whole shop, in a real browser against a real database: sign up,
        order, deliver. They are slower, so keep them to the journeys that must never break. And
        when a bug does get through, write the test that would have caught it first, watch it fail,
        and only then fix the code. A test that you have never seen fail has not yet told you
        anything.
      </p>
    </>
  ),
}
