import * as constants from './constants';

describe('the constants of the specification', () => {
  it('have the numbers of its section 9', () => {
    expect({ ...constants }).toEqual({
      pageDataFetchRetries: 3,
      prefetchFirstBatchDelay: 3000,
      prefetchBatchSize: 4,
      gapBetweenPrefetchBatches: 3000,
      navigationDelayNotice: 1000,
    });
  });
});
