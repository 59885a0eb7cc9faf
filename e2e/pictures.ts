import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

/** Loads pages in about half the time of the whole browser. Has no back/forward cache and no settings. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Launches a browser that loads pictures, for tests whose subject they are. */
export const WITH_PICTURES: LaunchOptions = {
  executablePath: existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : (process.env.CHROMIUM ?? '/usr/bin/chromium'),
  args: ['--no-sandbox', '--disable-background-networking'],
};

/** The mouse that Playwright sets by a switch of the same name, which the one below replaces. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';

/** The shop resizes each picture at its first request, which takes longer than the page. */
export const WITHOUT_PICTURES: LaunchOptions = {
  ...WITH_PICTURES,
  args: [...(WITH_PICTURES.args ?? []), `--blink-settings=imagesEnabled=false,${MOUSE}`],
};
