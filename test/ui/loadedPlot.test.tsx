import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { LoadedPlot } from '../../src/ui/plot/LoadedPlot';

const mockCode = { broken: true, asked: 0 };
jest.mock('../../src/ui/plot/Plot', () => {
  mockCode.asked += 1;
  if (mockCode.broken) throw new Error('The code is gone');
  return { Plot: () => <p>drawn</p> };
});

/** The error boundary of a page: shows the thrown error. */
class Boundary extends Component<{ readonly children: ReactNode }, { readonly said?: string }> {
  override state: { readonly said?: string } = {};
  static getDerivedStateFromError(error: Error) {
    return { said: error.message };
  }
  override render() {
    return this.state.said ?? this.props.children;
  }
}

const plot = <LoadedPlot kind="chart" options={{}} waiting="on its way" />;

afterEach(() => jest.useRealTimers());

test('missing code is requested again; then an error boundary around the plot gets the error', async () => {
  jest.useFakeTimers();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = render(<Boundary>{plot}</Boundary>);
  expect(container).toHaveTextContent('on its way');
  await act(() => jest.advanceTimersByTimeAsync(2_500));
  expect(mockCode.asked).toBe(3);
  expect(container).toHaveTextContent('on its way');
  await act(() => jest.advanceTimersByTimeAsync(8_000));
  expect(mockCode.asked).toBe(4);
  expect(container).toHaveTextContent('The code is gone');
  logged.mockRestore();
});

test('is drawn when its code has loaded, and from then on with the page itself', async () => {
  mockCode.broken = false;
  const first = render(plot);
  expect(first.container).toHaveTextContent('on its way');
  expect(await screen.findByText('drawn')).toBeInTheDocument();
  first.unmount();
  const seen: (string | null)[] = [];
  render(<div ref={(place) => void (place && seen.push(place.textContent))}>{plot}</div>);
  expect(seen[0]).toBe('drawn');
});
