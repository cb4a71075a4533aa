import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import type { Engine, InPage, Size, Tab } from './tab';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN } as const;

/** The window includes bars of unknown size: the difference is added in a second step. */
async function resize(driver: WebDriver, { width, height }: Size): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const [inner, tall] = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner, height: 2 * height - tall });
}

const toScript = (inPage: InPage): string => `
  const [args, done] = arguments;
  Promise.resolve(args).then((all) => (${String(inPage)})(...all)).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

async function openTab(server: string): Promise<Tab> {
  const driver = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
  const type = (text: string): Promise<void> => driver.actions().sendKeys(text).perform();
  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    step: (by) => (by < 0 ? driver.navigate().back() : driver.navigate().forward()),
    call: async (inPage, args) => {
      const answer = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
        toScript(inPage),
        args,
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value;
    },
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type,
    press: (key) => type(keys[key]),
    resize: (size) => resize(driver, size),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    // The driver does not report the console.
    complaints: () => [],
    close: () => driver.quit(),
  };
}

/** Starts WebKitGTK's driver. Every tab is a separate browser with a window, which needs a display. */
export async function startWebKit(executable: string): Promise<Engine> {
  // The browser's languages come from the environment.
  const environment = { ...process.env, LANG: 'en_GB.UTF-8', LANGUAGE: 'en_GB:en' };
  const service = new DriverService.Builder(executable).setLoopback(true).setEnvironment(environment).build();
  const server = await service.start();
  return { openTab: () => openTab(server), close: () => service.kill() };
}
