import { expect, test } from 'vitest';
import { correctHtml, decodeEntities } from './entities.rules.ts';

test.each([
  ['26&quot; lamp', '26" lamp'],
  ['26&amp;quot; lamp', '26" lamp'],
  ['Caf&eacute; &#8211; &#x2013; &#189;', 'Café – – ½'],
  ['Lighting &gt; Pendants', 'Lighting > Pendants'],
  ['&lt; 5 W', '< 5 W'],
  ['&lt;b&gt;Lamp&lt;/b&gt; &amp; shade', '&lt;b&gt;Lamp&lt;/b&gt; & shade'],
  ['R&D; AT&T &unknown; &#0; &#xd800; &#128;', 'R&D; AT&T &unknown; &#0; &#xd800; &#128;'],
  ['&constructor;', '&constructor;'],
])('the plain text %s means %s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded));

test.each([
  ['<p>26&amp;quot; wide</p>', '<p>26&quot; wide</p>'],
  ['<p>26&quot; &amp; 5 &lt; 6</p>', '<p>26&quot; &amp; 5 &lt; 6</p>'],
  ['<p>Write &amp;lt;b&amp;gt;</p>', '<p>Write &amp;lt;b&amp;gt;</p>'],
  ['<p>Write &lt;b&gt;x&lt;/b&gt;</p>', '<p>Write &lt;b&gt;x&lt;/b&gt;</p>'],
  ['&lt;p&gt;26&amp;quot; &amp;amp; more&lt;/p&gt;', '<p>26&quot; &amp; more</p>'],
  ['One&lt;br /&gt;two', 'One<br />two'],
  ['5 &lt; 6 &gt; 4', '5 &lt; 6 &gt; 4'],
  ['&lt;script&gt;x&lt;/script&gt;', '&lt;script&gt;x&lt;/script&gt;'],
  ['Q&amp;A; A&amp;B', 'Q&amp;A; A&amp;B'],
])('the HTML %s means %s', (html, corrected) => expect(correctHtml(html)).toBe(corrected));
