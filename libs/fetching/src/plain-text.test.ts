import { plainText } from './plain-text';

it.each([
  ['entities', '&lt;b&gt; caf&eacute; &#8220;A &amp; B&#8221;&nbsp;&notanentity;', '<b> café “A & B” ¬anentity;'],
  ['blocks', 'one<p>two</p><ul><li>three<li>four</ul>five<br>six<b>ty</b>', 'onetwo three four five sixty'],
  [
    'scripts and styles',
    'a<script>"</p>"</script><style>b{}</style><template>c</template><noscript>d</noscript>e',
    'ae',
  ],
  ['drawings and forms', '<svg><title>a</title><text>b</text></svg><form><div>in</form>in</div>out', 'out'],
  ['comments', 'a<!-- <p>hidden</p> -->b', 'ab'],
  ['broken markup', '<div><b>bold<p>a > b</i></div></b> < c <', 'bolda > b < c <'],
  ['parts of a table', '<tr><td>one<td>two', 'one two'],
  ['hidden characters', 'a\u202eb\u200bc\u0007 \r\n d<i></i>', 'abc d'],
  ['no markup', '  a \n b ', 'a b'],
])('the text of %s is what a reader sees', (_what, html, text) => {
  expect(plainText(html)).toBe(text);
});
