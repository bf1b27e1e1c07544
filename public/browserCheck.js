/*
 * Runs before the app and names the requirement in a browser that is too old for it: see `browserslist` in package.json and
 * docs/decisions/0065-supported-browsers.md. No build changes this file, so it is written in ECMAScript 5.
 */
(function () {
  'use strict';

  function isSupported() {
    try {
      // Safari has it since 16.4.
      new RegExp('(?<=a)b');
      // A catch without a parameter is newer.
      // oxlint-disable-next-line no-unused-vars
    } catch (error) {
      return false;
    }
    // Chrome has it since 92.
    return typeof Array.prototype.at === 'function' && typeof BroadcastChannel === 'function';
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
  }

  function showRequirement() {
    var root = document.getElementById('root');
    var page = document.createElement('main');
    page.style.cssText = 'margin:40px auto;padding:0 20px;max-width:640px;font:18px/1.5 sans-serif';
    add(page, 'h1', 'This browser is too old');
    add(page, 'p', 'Please use Chrome or Edge 92, Firefox 115, Safari 16.4 or a newer version, or another device.');
    add(page, 'h1', 'Dieser Browser ist zu alt');
    add(
      page,
      'p',
      'Bitte verwenden Sie Chrome oder Edge ab Version 92, Firefox ab 115, Safari ab 16.4 oder ein anderes Ger\u00e4t.',
    );
    // Without its container the app does not start.
    if (root) root.parentNode.replaceChild(page, root);
  }

  if (!isSupported()) showRequirement();
})();
