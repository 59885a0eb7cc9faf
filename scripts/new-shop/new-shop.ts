import { resolve } from 'node:path';
import { CommandLineError, readOptions, runProgram } from '../../schema/settings/command-line.ts';
import { DEFAULT_FOLDER } from '../../schema/shop-folder/shop-folder.ts';
import { writeNewFolder } from './new-folder.ts';

const USAGE = `npm run new-shop -- FOLDER

Writes a folder with your shop's own words and looks, to be filled in: shop.yaml, theme.css, logo.svg, a page, a post.
Each key is explained. An existing folder is left as it is.

Example: npm run new-shop -- ${DEFAULT_FOLDER}`;

await runProgram(USAGE, (args) => {
  const [folder] = readOptions({}, args, 1).words;
  if (folder === undefined) throw new CommandLineError('FOLDER is needed.');
  writeNewFolder(folder);
  const setting = resolve(folder) === resolve(DEFAULT_FOLDER) ? '' : `SHOP_DIR=${folder} `;
  console.log(`${folder} is written. Begin with ${folder}/shop.yaml.

${setting}npm run dev      shows the shop, and each edit when you save it
${setting}npm run doctor   says what it lacks before you open`);
});
