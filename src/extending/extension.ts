import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { InstitutionDialogAddress, ServiceDialogAddress } from '../contracts/domain/dialogAddress';
import type { Person, HideableTab } from '../contracts/domain/person/person';
import type { ServiceDetail } from '../contracts/domain/services/service';
import type { SecondWayView } from '../dialogs/frame/dialogFrame';
import type { DialogDefinition } from '../dialogs/defineDialog';
import type { DialogView } from '../dialogs/frame/panels';
import type { DialogNeeds } from '../dialogs/ports/dialogNeeds';
import { retry } from '../lib/retry';
import type { AppDispatch } from '../store/makeStore';
import type { AnyStateMachine } from 'xstate';

/** Decides whether a person may open a page; the same rule decides what the navigation offers. */
export type AccessRule = (person: Person) => boolean;

/** A place in the application. */
export interface Opened {
  readonly pathname: string;
  readonly search: string;
}

/** A page: where it is, who may open it, where the others go, and how its code is fetched. */
export interface PageRoute {
  readonly path: string;
  readonly mayOpen: AccessRule;
  /** Absent: `/404`, as for every page that is guarded by a right. */
  readonly othersGoTo?: string;
  /** Message id of its name, for a page that is in no menu and can be opened from anywhere. */
  readonly name?: string;
  /** Address of the menu item that the page belongs to, if the address of the page does not begin with it. */
  readonly within?: string;
  readonly load: () => Promise<ComponentType>;
  /** Loads what should be near before the person opens the page; absent: its code. */
  readonly loadAhead?: () => Promise<unknown>;
  /**
   * Requests what the page shows first while its code is fetched; the page shows what has not arrived. `opened` is the
   * address if the visit begins with it.
   */
  readonly preload?: (dispatch: AppDispatch, person: Person, opened: Opened | undefined) => unknown;
}

/** An item of the menu. Of several items with one key, the menu has the first that the person may open. */
export interface MenuItem {
  /** The federation hides an item by this name, if it is one of `HideableTab`. */
  readonly key: HideableTab | (string & {});
  readonly to: string;
  readonly messageId: string;
}

/** The second way out of a form: its view, and its chart with all ports attached. */
interface SecondWayParts {
  readonly view: SecondWayView & Pick<DialogView, 'panels'>;
  readonly start: (needs: Pick<DialogNeeds, 'store'>) => AnyStateMachine;
}

/** The places in pages that an extension may fill, with the props of each. */
export interface Slots {
  /** In place of the button to connect, for a person who may not connect the service. */
  mayNotConnect: { readonly service: ServiceDetail; readonly brief: boolean };
  /** Beside the heading of the changes that wait to be sent. */
  changesHead: object;
  /** Above the form of invitations. */
  inviteHead: object;
  /** In the head of a service; `brief` if the head is a single line. */
  serviceHead: { readonly service: ServiceDetail; readonly brief: boolean };
}

/** An action of the palette that opens a dialog about a service. */
interface ServiceAction {
  readonly isFor: AccessRule;
  /** Message id of a sentence that names the service. */
  readonly messageId: string;
  readonly dialog: ServiceDialogAddress['dialog'];
  /** Only for a person who may not connect the service. */
  readonly onlyRefused?: true;
}

/** A line of the palette that leads to an address. */
export interface Findable {
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

/** A link of a page of the core. */
interface PageLink {
  readonly isFor: AccessRule;
  readonly messageId: string;
  readonly to: string;
}

/** A link that opens a dialog over the list of services. */
interface DialogLink {
  readonly isFor: AccessRule;
  readonly messageId: string;
  readonly dialog: InstitutionDialogAddress['dialog'];
  /** Message id in the palette, with the number of ticked services as `count`; absent: not in the palette. */
  readonly paletteMessageId?: string;
}

/** A component for a slot, and the people who see it. */
export interface SlotEntry<Props> {
  readonly isFor: AccessRule;
  readonly Component: LazyExoticComponent<ComponentType<Props>>;
}

/** What a section of the page To do is about, in the order of the page. */
export const todoKinds = ['requests', 'reviews', 'changes', 'rules', 'news'] as const;
export type TodoKind = (typeof todoKinds)[number];

export interface TodoSectionProps {
  /** Says how many rows the section has, as soon as it knows, and how much in it waits for an answer. */
  readonly onKnown: (rows: number, waiting: number) => void;
}

export interface TodoCountProps {
  readonly onCount: (waiting: number) => void;
}

/** A section of the page To do. It shows nothing if nothing waits. */
export interface TodoEntry {
  readonly kind: TodoKind;
  readonly isFor: AccessRule;
  readonly Section: LazyExoticComponent<ComponentType<TodoSectionProps>>;
  /**
   * Counts for the menu what waits for an answer of the person or their institution, and shows nothing. It is fetched when
   * the browser is idle. Absent: nothing in the section does.
   */
  readonly Count?: LazyExoticComponent<ComponentType<TodoCountProps>>;
}

/** A page among the tabs of the institution. */
interface InstitutionTab extends PageLink {
  /** Counts what the person should look at, and shows nothing. It is fetched when the browser is idle. */
  readonly Count?: TodoEntry['Count'];
}

/**
 * The part of an extension in pages and menus. It is small and belongs to the first script; the code of pages and slots is
 * fetched when they are shown.
 */
export interface Extension {
  /** Its folder below `src/extensions`. */
  readonly name: string;
  /** Name in `extensions` of `/users/me`. The client loads nothing of the extension if the server does not give it. */
  readonly needs?: string;
  readonly pages?: readonly PageRoute[];
  readonly navigation?: readonly MenuItem[];
  readonly institutionTabs?: readonly InstitutionTab[];
  readonly accountLinks?: readonly PageLink[];
  readonly footerLinks?: readonly PageLink[];
  /** First place to go for these people, in place of the tickets. */
  readonly firstLink?: PageLink;
  /** Among the tools of the list of services. */
  readonly listLinks?: readonly DialogLink[];
  /** What can be done with the services that are ticked in the list. */
  readonly selectionLinks?: readonly (DialogLink | PageLink)[];
  readonly todo?: TodoEntry;
  readonly slots?: { readonly [Name in keyof Slots]?: SlotEntry<Slots[Name]> };
}

/** The part of an extension that opens over a page: dialogs, and lines of the palette. It is fetched with them. */
export interface Overlay {
  /** As that of the extension. */
  readonly needs: string;
  readonly dialogs?: readonly DialogDefinition[];
  readonly secondWay?: {
    readonly isFor: AccessRule;
    readonly load: () => Promise<SecondWayParts>;
  };
  readonly serviceActions?: readonly ServiceAction[];
  /** What the palette can find of this extension. */
  readonly findable?: {
    readonly isFor: AccessRule;
    readonly load: (dispatch: AppDispatch) => Promise<readonly Findable[]>;
  };
}

/** Returns a component whose code is fetched when it is shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await retry(load) }));
}

/** Returns an entry whose code is fetched when the slot is shown. */
export function slotEntry<Props>(
  isFor: AccessRule,
  load: () => Promise<ComponentType<Props>>,
): SlotEntry<Props> {
  return { isFor, Component: lazyPart(load) };
}
