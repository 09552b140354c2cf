// In the browser: presses the only button of the sign-out page.
globalThis.document.querySelector('button[name="logout"]').click();
