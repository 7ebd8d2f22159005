// Present so that the page has a script of this extension to ask from.
