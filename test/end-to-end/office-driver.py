"""Works with the extension in a headless LibreOffice, as an author does: office-driver.py PIPE SERVER.

Prints what came of each step as JSON.
"""

import json
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.text.ControlCharacter import PARAGRAPH_BREAK

PIPE, SERVER = sys.argv[1:]


def connect():
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext(
        "com.sun.star.bridge.UnoUrlResolver", local
    )
    address = "uno:pipe,name=%s;urp;StarOffice.ComponentContext" % PIPE
    for _ in range(600):
        try:
            return resolver.resolve(address)
        except Exception:
            time.sleep(0.1)
    raise SystemExit("LibreOffice did not start.")


context = connect()


def create(name):
    return context.ServiceManager.createInstanceWithContext(name, context)


def values(**named):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in named.items())


def configuration(path, access="ConfigurationAccess"):
    provider = create("com.sun.star.configuration.ConfigurationProvider")
    return provider.createInstanceWithArguments(
        "com.sun.star.configuration." + access, values(nodepath=path)
    )


def set_server(address):
    settings = configuration("/org.klartext.Office", "ConfigurationUpdateAccess")
    settings.Server = address
    settings.commitChanges()


def choose(document, command):
    """Chooses a menu entry; what the extension says."""
    frame = document.getCurrentController().getFrame()
    helper = create("com.sun.star.frame.DispatchHelper")
    return helper.executeDispatch(frame, "org.klartext:" + command, "", 0, ()).Result


def comments(document):
    fields = document.getTextFields().createEnumeration()
    found = []
    while fields.hasMoreElements():
        field = fields.nextElement()
        found.append([field.Author, field.getAnchor().getString(), field.Content])
    return sorted(found)


def paragraphs(document):
    items = document.getText().createEnumeration()
    found = []
    while items.hasMoreElements():
        item = items.nextElement()
        if item.supportsService("com.sun.star.text.Paragraph"):
            found.append(item.getString())
    return found


def find(document, words):
    search = document.createSearchDescriptor()
    search.SearchString = words
    return document.findFirst(search)


def insert_after(document, words, content):
    place = find(document, words).getEnd()
    place.getText().insertTextContent(place, content, False)


desktop = create("com.sun.star.frame.Desktop")
document = desktop.loadComponentFromURL(
    "private:factory/swriter", "_blank", 0, values(Hidden=True)
)
text = document.getText()
for line in (
    "Permits",
    "😀 You must submit the form in order to obtain a permit.",
    "The permit is issued in order to protect the park.",
):
    text.insertString(text.getEnd(), line, False)
    text.insertControlCharacter(text.getEnd(), PARAGRAPH_BREAK, False)
find(document, "the park").CharWeight = 150.0
note = document.createInstance("com.sun.star.text.Footnote")
insert_after(document, "The permit", note)
note.setString("Not the old one.")
comment = document.createInstance("com.sun.star.text.textfield.Annotation")
comment.Author, comment.Content = "Ann", "Is this right?"
insert_after(document, "You must", comment)
table = document.createInstance("com.sun.star.text.TextTable")
table.initialize(1, 2)
text.insertTextContent(text.getEnd(), table, False)
table.getCellByName("B1").setString("Call us in order to pay.")

steps = {}
menus = configuration("/org.openoffice.Office.Addons/AddonUI/OfficeMenuBar")
menu = menus.getByName("org.klartext.office.menu").getByName("Submenu")
steps["menu"] = [menu.getByName(name).Title for name in menu.getElementNames()]
set_server("http://127.0.0.1:1")
steps["unreachable"] = choose(document, "check")
set_server(SERVER)
before = paragraphs(document)
steps["check"] = [choose(document, "check"), comments(document)]
steps["again"] = [choose(document, "check"), comments(document)]
steps["clear"] = [choose(document, "clear"), comments(document)]

third = find(document, "The permit")
cursor = third.getText().createTextCursorByRange(third)
cursor.gotoEndOfParagraph(True)
document.getCurrentController().select(cursor)
steps["simplify"] = choose(document, "simplify")
steps["tracking"] = document.RecordChanges
steps["bold"] = find(document, "the park").CharWeight
steps["notes"] = document.getFootnotes().getCount()
frame = document.getCurrentController().getFrame()
helper = create("com.sun.star.frame.DispatchHelper")
document.getUndoManager().undo()
steps["undone"] = paragraphs(document) == before
document.getUndoManager().redo()
helper.executeDispatch(frame, ".uno:AcceptAllTrackedChanges", "", 0, ())
steps["accepted"] = paragraphs(document)

print(json.dumps(steps))
document.close(True)
try:
    desktop.terminate()
except Exception:
    pass
