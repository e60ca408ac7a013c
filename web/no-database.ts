/** Instead of `firebase/database`: reactfire puts these functions into an object, so no bundler drops them. */
function unused(): never {
  throw new Error('The shop has no Realtime Database')
}

export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
}
