// Answers every message with nothing: what a start of a worker costs by itself.
chrome.runtime.onMessage.addListener((_message, _sender, answer) => answer({}));
