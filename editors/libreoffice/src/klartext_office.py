"""Klartext for LibreOffice Writer: checks and simplifies text through a local `klartext serve`."""

import json
import urllib.error
import urllib.request

import unohelper
from com.sun.star.awt.MessageBoxButtons import BUTTONS_OK
from com.sun.star.awt.MessageBoxType import INFOBOX, WARNINGBOX
from com.sun.star.beans import PropertyValue
from com.sun.star.frame import DispatchResultEvent, XDispatchProvider, XNotifyingDispatch
from com.sun.star.frame.DispatchResultState import FAILURE, SUCCESS
from com.sun.star.lang import XInitialization, XServiceInfo
from com.sun.star.text.ControlCharacter import PARAGRAPH_BREAK

PROTOCOL = "org.klartext:"
HANDLER = "org.klartext.Handler"
SETTINGS = "org.klartext.Office"
AUTHOR = "Klartext"
BETWEEN = "\n\n"
SECONDS = 120


class Explained(Exception):
    """A failure in words for the user."""


class Server:
    def __init__(self, settings):
        self.address = settings.Server.rstrip("/")
        self.token = settings.Token
        # A proxy must not see the text.
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def call(self, path, body):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = json.dumps(body).encode("utf-8")
        request = urllib.request.Request(self.address + path, data, headers)
        try:
            with self.opener.open(request, timeout=SECONDS) as answer:
                return json.loads(answer.read().decode("utf-8"))
        except urllib.error.HTTPError as error:
            raise refused(error) from error
        except (OSError, ValueError) as error:
            raise Explained(
                "Klartext cannot be reached at %s.\n\n"
                "Start it with \"klartext serve\", or set its address under Tools > Options > "
                "LibreOffice > Advanced > Open Expert Configuration (search for %s)."
                % (self.address, SETTINGS)
            ) from error

    def read(self, path, text, locale, **options):
        """Calls with the language that the server detects, or else that of the document."""
        body = dict(options, text=text, format="text")
        try:
            return self.call(path, body)
        except Explained as failure:
            if getattr(failure, "code", "") != "unknown-language" or not locale:
                raise
            return self.call(path, dict(body, language=locale))


def refused(error):
    try:
        failure = json.loads(error.read().decode("utf-8"))["error"]
    except (OSError, ValueError, KeyError, TypeError):
        return Explained("The server answered with %d. Is it klartext serve?" % error.code)
    explained = Explained("%s\n\n%s" % (failure["message"], failure["hint"]))
    explained.code = failure["code"]
    return explained


def units(text):
    """The length as Writer and the server count it: in UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


class Prose:
    """The text of paragraphs, and where each stretch of it is in the document."""

    def __init__(self, paragraphs):
        self.pieces = []
        self.text = ""
        length = 0
        for paragraph in paragraphs:
            if self.pieces:
                self.text += BETWEEN
                length += len(BETWEEN)
            for portion, text in portions(paragraph):
                size = units(text)
                self.pieces.append((length, length + size, portion))
                self.text += text
                length += size

    def place(self, start, end):
        """The place in the document, as a cursor; None if no text is there."""
        first = self.piece(start)
        last = self.piece(max(start, end - 1))
        if first is None or last is None:
            return None
        cursor = at(first, start)
        cursor.gotoRange(at(last, end), True)
        return cursor

    def piece(self, offset):
        for piece in self.pieces:
            if piece[0] <= offset < piece[1]:
                return piece
        # An insertion at the end of a paragraph.
        return next((piece for piece in reversed(self.pieces) if piece[1] == offset), None)


def at(piece, offset):
    start, end, portion = piece
    cursor = portion.getText().createTextCursorByRange(portion.getStart())
    if portion.TextPortionType != "Text":
        # A field is one character, whatever it shows.
        if offset > start:
            cursor.gotoRange(portion.getEnd(), False)
        return cursor
    left = min(offset, end) - start
    while left > 0:
        step = min(left, 30000)
        cursor.goRight(step, False)
        left -= step
    return cursor


def portions(paragraph):
    """Text and fields of a paragraph; not notes, and not what a tracked change deletes."""
    is_deleted = False
    for portion in each(paragraph):
        kind = portion.TextPortionType
        if kind == "Redline" and portion.RedlineType == "Delete":
            is_deleted = portion.IsStart
        elif not is_deleted and kind in ("Text", "TextField"):
            yield portion, portion.getString()


def each(container):
    items = container.createEnumeration()
    while items.hasMoreElements():
        yield items.nextElement()


def paragraphs_of(text):
    for item in each(text):
        if item.supportsService("com.sun.star.text.TextTable"):
            for name in item.getCellNames():
                yield from paragraphs_of(item.getCellByName(name))
        else:
            yield item


def selected(document):
    """The selected paragraphs, as far as they are selected; without a selection, the one at the cursor."""
    controller = document.getCurrentController()
    selection = controller.getSelection()
    ranges = []
    if selection is not None and hasattr(selection, "getCount"):
        ranges = [selection.getByIndex(i) for i in range(selection.getCount())]
    ranges = [each_range for each_range in ranges if hasattr(each_range, "createEnumeration")]
    if any(each_range.getString() for each_range in ranges):
        return [paragraph for each_range in ranges for paragraph in paragraphs_of(each_range)]
    place = controller.getViewCursor()
    cursor = place.getText().createTextCursorByRange(place.getStart())
    cursor.gotoStartOfParagraph(False)
    cursor.gotoEndOfParagraph(True)
    return list(paragraphs_of(cursor))


def locale_of(document):
    return document.CharLocale.Language


def check(document, server, settings):
    """Marks findings as comments; those of an earlier check go."""
    clear(document)
    prose = Prose(paragraphs_of(document.getText()))
    if not prose.text.strip():
        return "The document has no text to check."
    analysis = server.read(
        "/api/analyse", prose.text, locale_of(document), profile=settings.Profile, suggestions=True
    )
    findings = analysis["findings"]
    # From the end, so that the places before stay where they are.
    for finding in reversed(findings):
        place = prose.place(finding["start"], finding["end"])
        if place is None:
            continue
        comment = document.createInstance("com.sun.star.text.textfield.Annotation")
        comment.Author = AUTHOR
        comment.Content = content_of(finding)
        place.getText().insertTextContent(place, comment, True)
    return summary(len(findings), "finding") + (
        ", each in a comment." if len(findings) != 1 else ", in a comment."
    )


def content_of(finding):
    lines = [finding["message"]]
    if finding.get("advice"):
        lines.append(finding["advice"])
    if finding["suggestions"]:
        lines.append("Instead: " + ", ".join(finding["suggestions"]))
    return "\n".join(lines)


def clear(document):
    fields = [field for field in each(document.getTextFields())]
    ours = [
        field
        for field in fields
        if field.supportsService("com.sun.star.text.textfield.Annotation") and field.Author == AUTHOR
    ]
    for comment in ours:
        comment.getAnchor().getText().removeTextContent(comment)
    return summary(len(ours), "comment") + " removed."


def simplify(document, server, settings):
    """Makes each change a tracked one, which the author accepts or rejects."""
    prose = Prose(selected(document))
    if not prose.text.strip():
        return "Select some text first."
    options = {"level": settings.Level} if settings.Level else {}
    answer = server.read("/api/simplify", prose.text, locale_of(document), **options)
    edits = answer["edits"]
    if not edits:
        return "Klartext knows no simpler version that keeps the meaning."
    was_tracking = document.RecordChanges
    document.RecordChanges = True
    try:
        for edit in sorted(edits, key=lambda each_edit: each_edit["start"], reverse=True):
            place = prose.place(edit["start"], edit["end"])
            if place is not None:
                write(place, edit["replacement"])
    finally:
        document.RecordChanges = was_tracking
    return summary(len(edits), "change") + ". Accept or reject them under Edit > Track Changes."


def write(place, replacement):
    lines = [line for line in replacement.split("\n") if line]
    place.setString(lines[0] if lines else "")
    place.collapseToEnd()
    for line in lines[1:]:
        place.getText().insertControlCharacter(place, PARAGRAPH_BREAK, False)
        place.getText().insertString(place, line, False)


def summary(count, thing):
    return "%s %s%s" % (count or "No", thing, "" if count == 1 else "s")


COMMANDS = {
    "check": ("Check with Klartext", check),
    "clear": ("Remove the comments of Klartext", lambda document, *_: clear(document)),
    "simplify": ("Simplify with Klartext", simplify),
}


class Handler(unohelper.Base, XServiceInfo, XInitialization, XDispatchProvider, XNotifyingDispatch):
    """The menu entries of a window: `org.klartext:check`."""

    def __init__(self, context):
        self.context = context
        self.frame = None

    def initialize(self, arguments):
        self.frame = arguments[0]

    def queryDispatch(self, url, _target, _flags):
        return self if url.Protocol == PROTOCOL and url.Path in COMMANDS else None

    def queryDispatches(self, requests):
        return tuple(
            self.queryDispatch(each.FeatureURL, each.FrameName, each.SearchFlags)
            for each in requests
        )

    def dispatch(self, url, _arguments):
        self.run(url.Path)

    def dispatchWithNotification(self, url, _arguments, listener):
        said, is_done = self.run(url.Path)
        if listener is not None:
            listener.dispatchFinished(
                DispatchResultEvent(Source=self, State=SUCCESS if is_done else FAILURE, Result=said)
            )

    def addStatusListener(self, listener, url):
        pass

    def removeStatusListener(self, listener, url):
        pass

    def getImplementationName(self):
        return HANDLER

    def supportsService(self, name):
        return name in self.getSupportedServiceNames()

    def getSupportedServiceNames(self):
        return (HANDLER, "com.sun.star.frame.ProtocolHandler")

    def run(self, command):
        """What was said to the user, and whether it was done."""
        title, work = COMMANDS[command]
        document = self.frame.getController().getModel()
        progress = self.frame.createStatusIndicator()
        progress.start(title + " …", 1)
        undo = document.getUndoManager()
        undo.enterUndoContext(title)
        try:
            settings = self.settings()
            said, is_done = work(document, Server(settings), settings), True
        except Explained as failure:
            said, is_done = str(failure), False
        finally:
            undo.leaveUndoContext()
            progress.end()
        self.show(title, said, INFOBOX if is_done else WARNINGBOX)
        return said, is_done

    def show(self, title, said, box):
        window = self.frame.getContainerWindow()
        # Nobody could close the box of a hidden document.
        if window.isVisible():
            window.getToolkit().createMessageBox(window, box, BUTTONS_OK, title, said).execute()

    def settings(self):
        manager = self.context.getServiceManager()
        provider = manager.createInstanceWithContext(
            "com.sun.star.configuration.ConfigurationProvider", self.context
        )
        path = PropertyValue(Name="nodepath", Value="/" + SETTINGS)
        access = "com.sun.star.configuration.ConfigurationAccess"
        return provider.createInstanceWithArguments(access, (path,))


g_ImplementationHelper = unohelper.ImplementationHelper()
g_ImplementationHelper.addImplementation(
    Handler, HANDLER, (HANDLER, "com.sun.star.frame.ProtocolHandler")
)
