import { Code } from '#shared/ui/code.tsx'
import type { BlogPost } from './blog-post-view.tsx'
import partClasses from './samples/part-classes.ts?raw'
import prototypeChain from './samples/prototype-chain.ts?raw'

export const prototypalInheritance: BlogPost = {
  id: 'prototypal-inheritance',
  title: 'How prototypal inheritance works',
  lead: 'In JavaScript objects inherit from objects. Once you see the one rule behind it, classes, methods on arrays and a few old bugs all explain themselves.',
  body: (
    <>
      <h3>One hidden link, one rule</h3>
      <p>
        Every object has a hidden link to another object, or to <code>null</code>. The other object
        is its prototype. When you read a property, JavaScript looks at the object itself; if the
        property is not there, it follows the link and looks again, until it finds the property or
        reaches <code>null</code>, and then the answer is <code>undefined</code>. That walk is the
        whole mechanism.
      </p>
      <Code>{prototypeChain}</Code>
      <p>
        Ask for <code>bargain.label()</code>. It is not on <code>bargain</code> and not on{' '}
        <code>drive</code>, so the walk finds it on <code>part</code>. Inside, <code>this</code> is
        still <code>bargain</code>, the object before the dot. So <code>this.price</code> starts a
        walk of its own from there, and finds 80 on <code>drive</code>. The result is{' '}
        <code>$80</code>.
      </p>
      <h3>Reading walks, writing does not</h3>
      <p>
        Setting an ordinary property puts it on the object itself and leaves the prototype alone.{' '}
        <code>drive.price = 80</code> did not change <code>part</code>; it covered the price that{' '}
        <code>part</code> has. This is called shadowing.
      </p>
      <p>
        It has one famous trap. If a prototype holds an array, <code>drive.tags.push('new')</code>{' '}
        is no write to <code>tags</code>: it is a read, which finds the shared array, and then a
        change to that array. Now every object on the chain has the tag. Keep what can change on the
        objects, and what is common, such as methods, on the prototype.
      </p>
      <h3>What class adds</h3>
      <p>
        A class writes the same structure more comfortably. Methods go on an object called{' '}
        <code>Part.prototype</code>; <code>new</code> makes an object linked to it;{' '}
        <code>extends</code> links <code>Drive.prototype</code> to <code>Part.prototype</code>.
      </p>
      <Code>{partClasses}</Code>
      <p>
        However many drives you make, there is one <code>label</code> function, and they all find it
        by walking. <code>super.label()</code> starts the walk one step further up and keeps{' '}
        <code>this</code>. Classes also bring things that plain links lack, such as private fields,
        but method calls are still the same walk.
      </p>
      <h3>Worth remembering</h3>
      <ul>
        <li>
          <code>Object.getPrototypeOf(thing)</code> shows the link, and{' '}
          <code>Object.hasOwn(thing, 'price')</code> tells whether a property is the object’s own.
        </li>
        <li>
          <code>for…in</code> also lists inherited properties; <code>Object.keys</code> does not.
        </li>
        <li>
          An object used as a dictionary inherits names such as <code>toString</code>. A{' '}
          <code>Map</code> does not have that problem.
        </li>
        <li>
          Do not add to <code>Array.prototype</code>. Every array on the page would inherit it, and
          the language may one day choose the same name.
        </li>
      </ul>
    </>
  ),
}
