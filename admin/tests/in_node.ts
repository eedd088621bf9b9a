/** What the session asks of a browser when it is loaded: to be told of other tabs, of which there are none here. */
globalThis.addEventListener ??= () => undefined
