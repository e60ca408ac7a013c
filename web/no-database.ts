/**
 * Instead of `firebase/database`, which the shop does not use: reactfire puts these functions into an
 * object when it loads, so that no bundler can leave them out.
 */
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
